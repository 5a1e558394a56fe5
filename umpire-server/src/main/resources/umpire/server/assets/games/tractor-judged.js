/** What is about to be played: its name and whether it is legal, asked before it is sent. */

/** Rulings that say what follows from a play, and are no part of its name. */
const CONSEQUENCES = ['trick-won', 'trumps'];

export class Judged {
  /** @param {Tools} tools @param {() => void} redraw */
  constructor(tools, redraw) {
    this.tools = tools;
    this.redraw = redraw;
    this.words = '';
    /** @type {Finding | undefined} */
    this.finding = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
  }

  /** Asks about these words, when the finger has rested. @param {string} words nothing: there is nothing to ask @param {boolean} whole whether they can be judged already */
  look(words, whole) {
    if (words === this.words) return;
    this.words = words;
    this.finding = undefined;
    clearTimeout(this.later);
    if (!words || !whole) return;
    this.later = setTimeout(async () => {
      const finding = await this.tools.why(words);
      if (words !== this.words) return;
      this.finding = finding;
      this.redraw();
    }, 160);
  }

  against() {
    return this.finding?.finding === 'against';
  }

  style() {
    return ['judged', this.unsure() ? 'open' : (this.finding?.finding ?? '')].join(' ').trim();
  }

  /** Whether others may hold what beats it: then not even its name is certain. */
  unsure() {
    return this.finding?.finding === 'fine' && !this.name().length;
  }

  /** What the play is called. @returns {Ruling[]} */
  name() {
    const said = /** @type {Ruling[]} */ (this.finding?.said ?? []);
    const end = said.findIndex((part) => CONSEQUENCES.includes(part.rule));
    const named = end < 0 ? said : said.slice(0, end);
    // A throw is named by what it is made of.
    return named.length > 1 ? named.filter((part) => part.rule !== 'throw') : named;
  }

  /** The name of the play and the finding, as in "pair + tractor, legal". */
  text() {
    const { finding, tools } = this;
    if (!finding) return '';
    if (finding.finding === 'against')
      return (
        this.tools.rule(finding.rule ?? '', finding.sentence) +
        (finding.notes ?? []).map((note) => '. ' + tools.say(note)).join('')
      );
    const name = this.name().map(tools.say).join(' + ');
    return [name, tools.t(name ? 'tractor.legal' : 'tractor.open')].filter(Boolean).join(', ');
  }
}
