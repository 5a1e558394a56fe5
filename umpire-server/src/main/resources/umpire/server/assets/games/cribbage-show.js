/** Counts read from the rulings: cards that scored in the play, and the show. */

const IN_PLAY = ['fifteen', 'thirty-one', 'pair', 'pair-royal', 'double-pair-royal', 'run'];

/** The cards that scored the last points of the play. @param {Told[]} told @returns {Set<string>} */
export function scoring(told) {
  const last = told.findLast((entry) => entry.rulings?.some((ruling) => ruling.rule === 'lay'));
  const made = (last?.rulings ?? []).filter((ruling) => IN_PLAY.includes(ruling.rule));
  return new Set(made.flatMap((ruling) => cards(ruling)));
}

/**
 * The last show: the player's cards, the points of each combination, and the total.
 *
 * @param {Told[]} told
 * @returns {{ seq: number, hands: { seat: string, crib: boolean, cards: string[], items: Ruling[], total: number }[] } | undefined}
 */
export function lastShow(told) {
  const from = told.findLastIndex((entry) => entry.rulings?.some((ruling) => ruling.rule === 'play-over'));
  if (from < 0) return undefined;
  /** @type {{ seat: string, crib: boolean, cards: string[], items: Ruling[], total: number }[]} */
  const hands = [];
  /** @type {Ruling[]} */
  let items = [];
  for (const ruling of told.slice(from).flatMap((entry) => entry.rulings ?? [])) {
    if (ruling.rule.startsWith('show-') || ['flush', 'his-nobs'].includes(ruling.rule)) items.push(ruling);
    else if (ruling.rule === 'counted') {
      const crib = hands.some((hand) => hand.seat === ruling.seat);
      hands.push({
        seat: ruling.seat ?? '',
        crib,
        cards: [...cards(ruling), String(ruling.facts?.starter ?? '?')],
        items,
        total: items.reduce((sum, item) => sum + (item.points ?? 0), 0),
      });
      items = [];
    }
  }
  return hands.length ? { seq: told[from].seq, hands } : undefined;
}

/** @param {Ruling} ruling @returns {string[]} */
function cards(ruling) {
  return Array.isArray(ruling.facts?.cards) ? ruling.facts.cards : [];
}
