package umpire.maumau.text;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import umpire.core.Chance;
import umpire.core.Ruling;
import umpire.core.Tape;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.KernelMatch;
import umpire.core.kernel.Seen;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.profile.Profile;
import umpire.core.text.Telling;
import umpire.maumau.Cards;
import umpire.maumau.MauMauEvent;
import umpire.maumau.MauMauEvent.Deal;
import umpire.maumau.MauMauEvent.Deck;
import umpire.maumau.MauMauEvent.Open;
import umpire.maumau.MauMauMatch;
import umpire.maumau.MauMauRule;

/// A match as far as it is known: one as a rule, and where nobody recorded the opening card, one
/// for every card that it may have been (M24). Whose turn it is, what is due and what fits depend
/// on that card; so what goes against a rule in all of them does, and what does in some is in
/// doubt, and after it those are left in which it does not.
final class PossibleMatches implements Match<MauMauEvent, Seen<MauMauMatch>> {

  private static final String OPENING = "the opening card, which is not recorded";

  private List<KernelMatch<MauMauMatch, MauMauEvent>> matches;

  PossibleMatches(CompleteMauMau whole, Profile profile, List<String> names) {
    this(List.of(new KernelMatch<>(whole, whole.rulebook(), profile, names)));
  }

  private PossibleMatches(List<KernelMatch<MauMauMatch, MauMauEvent>> matches) {
    this.matches = List.copyOf(matches);
  }

  private KernelMatch<MauMauMatch, MauMauEvent> any() {
    return matches.getFirst();
  }

  private boolean isOne() {
    return matches.size() == 1;
  }

  @Override
  public int seats() {
    return any().seats();
  }

  @Override
  public int toAct() {
    return any().toAct();
  }

  @Override
  public Finding check(int actor, MauMauEvent event) {
    var findings = new ArrayList<Finding>();
    for (var match : matches) {
      for (MauMauEvent full : completed(match.table(), event)) {
        findings.add(match.check(actor, full));
      }
    }
    return findings.size() == 1 ? findings.getFirst() : summedUp(findings, completes(event));
  }

  private static Finding summedUp(List<Finding> findings, boolean opens) {
    List<Finding> possible = findings.stream().filter(PossibleMatches::isPossible).toList();
    if (possible.isEmpty()) {
      var against = (Finding.Against) findings.getFirst();
      return Finding.against(against.rule(), "whatever card opened the deal");
    }
    if (opens || possible.size() < findings.size()) {
      return new Finding.Open(MauMauRule.OPEN_FOR_ALL, OPENING);
    }
    return possible.stream()
        .filter(Finding.Open.class::isInstance)
        .findFirst()
        .orElse(Finding.fine());
  }

  private static boolean isPossible(Finding finding) {
    return !(finding instanceof Finding.Against);
  }

  /// Whether the opening card is to be filled in.
  private boolean completes(MauMauEvent event) {
    return completed(any().table(), event).size() > 1;
  }

  /// The event with every card as opening card that it may have been; as it is, if that is known.
  private static List<MauMauEvent> completed(MauMauMatch match, MauMauEvent event) {
    var all = new ArrayList<MauMauEvent>();
    for (int card = 0; card < Cards.DECK; card++) {
      if (event instanceof Deck(var row) && row.lacks(match.openingPlace())) {
        if ((row.known() >> card & 1) == 0) {
          all.add(new Deck(row.with(match.openingPlace(), card)));
        }
      } else if (event instanceof Open(int open) && open == Open.UNKNOWN) {
        if ((match.dealing().known() >> card & 1) == 0) {
          all.add(new Open(card));
        }
      }
    }
    return all.isEmpty() ? List.of(event) : all;
  }

  @Override
  public void play(int actor, MauMauEvent event, Tape tape) {
    if (event instanceof Deck || event instanceof Deal) {
      settle(actor, event);
    }
    if (isOne() && !completes(event)) {
      any().play(actor, completed(any().table(), event).getFirst(), tape);
      return;
    }
    var next = new ArrayList<KernelMatch<MauMauMatch, MauMauEvent>>();
    var told = new ArrayList<Tape>();
    for (var match : matches) {
      for (MauMauEvent full : completed(match.table(), event)) {
        if (isPossible(match.check(actor, full))) {
          var then = completes(event) ? match.another() : match;
          told.add(new Tape());
          then.play(actor, full, told.getLast());
          next.add(then);
        }
      }
    }
    matches = List.copyOf(next);
    matches.forEach(match -> match.table().assumeOpening(!isOne()));
    tellCommon(told, tape);
  }

  /// A new deal begins, and the last one is told by what it has brought: what depends on its
  /// opening card stays unknown.
  private void settle(int actor, MauMauEvent event) {
    if (isOne()) {
      return;
    }
    List<KernelMatch<MauMauMatch, MauMauEvent>> possible =
        matches.stream().filter(match -> goesOn(match, actor, event)).toList();
    var one = possible.getFirst();
    for (int tally = 0; tally < tallies().size(); tally++) {
      for (int side = 0; side < seats(); side++) {
        if (!isSame(possible, tally, side)) {
          one.table().doubt(tally, side);
        }
      }
    }
    matches = List.of(one);
  }

  private static boolean goesOn(
      KernelMatch<MauMauMatch, MauMauEvent> match, int actor, MauMauEvent event) {
    return completed(match.table(), event).stream()
        .anyMatch(full -> isPossible(match.check(actor, full)));
  }

  private static boolean isSame(
      List<KernelMatch<MauMauMatch, MauMauEvent>> matches, int tally, int side) {
    int count = matches.getFirst().tally(tally, side);
    return matches.stream().allMatch(match -> match.tally(tally, side) == count);
  }

  /// Tells what is true in every one of them.
  private static void tellCommon(List<Tape> told, Tape tape) {
    List<MauMauRule> rulebook = List.of(MauMauRule.values());
    var common = new LinkedHashSet<Ruling>(rulings(told.getFirst(), rulebook));
    told.forEach(each -> common.retainAll(rulings(each, rulebook)));
    for (Ruling ruling : common) {
      tape.say(ruling.rule(), ruling.seat(), ruling.subject(), ruling.amount());
    }
  }

  private static List<Ruling> rulings(Tape tape, List<MauMauRule> rulebook) {
    var rulings = new ArrayList<Ruling>();
    for (int i = 0; i < tape.size(); i++) {
      rulings.add(tape.ruling(i, rulebook));
    }
    return rulings;
  }

  @Override
  public List<MauMauEvent> legal(int actor) {
    var legal = new LinkedHashSet<MauMauEvent>();
    matches.forEach(match -> legal.addAll(match.legal(actor)));
    return List.copyOf(legal);
  }

  @Override
  public boolean legalIsComplete(int actor) {
    return matches.stream().allMatch(match -> match.legalIsComplete(actor));
  }

  @Override
  public Optional<MauMauEvent> house(Chance chance) {
    return any().house(chance);
  }

  @Override
  public List<String> tallies() {
    return any().tallies();
  }

  @Override
  public int tally(int tally, int side) {
    return any().tally(tally, side);
  }

  @Override
  public boolean tallyKnown(int tally, int side) {
    return isSame(matches, tally, side)
        && matches.stream().allMatch(match -> match.tallyKnown(tally, side));
  }

  @Override
  public int winner() {
    int winner = any().winner();
    boolean certain = matches.stream().allMatch(match -> match.winner() == winner);
    return certain ? winner : Kernel.NOBODY;
  }

  @Override
  public Seen<MauMauMatch> view(Viewer viewer) {
    return any().view(viewer);
  }

  @Override
  public MauMauEvent seenBy(Viewer viewer, int actor, MauMauEvent event) {
    return any().seenBy(viewer, actor, event);
  }

  @Override
  public Match<MauMauEvent, Seen<MauMauMatch>> redealt(Viewer viewer, Chance chance) {
    return any().redealt(viewer, chance);
  }

  @Override
  public void tell(Ruling ruling, Telling telling) {
    any().tell(ruling, telling);
  }
}
