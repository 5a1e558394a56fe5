/** The selected play: its name and legality, requested before it is sent. */

/** Rulings on the consequences of a play, which are not part of its name. */
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

  /** Asks about this event after a short pause. @param {string} words empty to ask nothing @param {boolean} whole whether they can be judged already */
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

  /** Whether others may hold cards that beat it: then even its name is uncertain. */
  unsure() {
    return this.finding?.finding === 'fine' && !this.name().length;
  }

  /** The name of the play. @returns {Ruling[]} */
  name() {
    const said = /** @type {Ruling[]} */ (this.finding?.said ?? []);
    const end = said.findIndex((part) => CONSEQUENCES.includes(part.rule));
    const named = end < 0 ? said : said.slice(0, end);
    // A throw is named by its parts.
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
