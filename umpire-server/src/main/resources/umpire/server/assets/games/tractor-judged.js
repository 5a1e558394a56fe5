/** What is about to be played: its name and whether it is legal, asked before it is sent. */

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
    return ['judged', this.finding?.finding ?? ''].join(' ').trim();
  }

  /** The name of the play and the finding, as in "pair + tractor, legal". */
  text() {
    const { finding, tools } = this;
    if (!finding) return '';
    const name = (finding.said ?? [])
      .map((part) => (typeof part === 'string' ? tools.word(part) : tools.say(part)))
      .join(' + ');
    if (finding.finding === 'against')
      return (
        this.tools.rule(finding.rule ?? '', finding.sentence) +
        (finding.notes ?? []).map((note) => '. ' + tools.say(note)).join('')
      );
    const verdict = tools.t(finding.finding === 'fine' ? 'tractor.legal' : 'tractor.open');
    return [name, verdict].filter(Boolean).join(', ');
  }
}
