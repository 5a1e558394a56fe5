/** The stream of a table: one connection that reconnects automatically and resumes. */

/**
 * All entries after a given one. A long game comes in several updates.
 *
 * @param {string} path
 * @param {number} since
 * @returns {Promise<Told[]>}
 */
export function toldSince(path, since) {
  return new Promise((done, fail) => {
    const source = new EventSource(`${path}?since=${since}`);
    /** @type {Told[]} */
    const told = [];
    source.onmessage = (message) => {
      const update = /** @type {Update} */ (JSON.parse(message.data));
      told.push(...update.told);
      if (update.more) return;
      source.close();
      done(told);
    };
    source.onerror = () => {
      source.close();
      fail(new Error(path));
    };
  });
}

/**
 * Follows a table until closed.
 *
 * @param {string} path the address of the stream, without a query
 * @param {(update: Update) => void} take
 * @param {(connected: boolean) => void} tell whether the connection is open
 * @param {object} [how]
 * @param {number} [how.since] entry after which to begin; by default the last deal
 * @param {() => boolean} [how.rests] whether a hidden page disconnects; a player's must not, to announce their turn
 * @returns {{ close(): void }}
 */
export function follow(path, take, tell, { since, rests = () => false } = {}) {
  /** @type {EventSource | undefined} */
  let source;
  let seq = since;
  let waits = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;

  const close = () => {
    clearTimeout(later);
    source?.close();
  };

  const open = () => {
    close();
    source = new EventSource(seq === undefined ? path : `${path}?since=${seq}`);
    source.onopen = () => {
      waits = 0;
      tell(true);
    };
    source.onmessage = (message) => {
      const update = /** @type {Update} */ (JSON.parse(message.data));
      if (seq !== undefined && update.seq < seq) return;
      seq = update.seq;
      take(update);
    };
    source.onerror = () => {
      tell(false);
      source?.close();
      later = setTimeout(open, Math.min(15000, 500 * 2 ** waits++) * (0.5 + Math.random()));
    };
  };

  // Phones end streams of hidden pages silently, and spectators need none then.
  const seen = () => {
    if (document.visibilityState === 'visible') open();
    else if (rests()) close();
  };
  document.addEventListener('visibilitychange', seen);
  open();
  return {
    close() {
      document.removeEventListener('visibilitychange', seen);
      close();
    },
  };
}
