/** The stream of a table: one connection, opened again by itself, from where it was. */

/**
 * Follows a table until closed.
 *
 * @param {string} path the address of the stream, without a query
 * @param {(update: Update) => void} take
 * @param {(connected: boolean) => void} tell whether the connection stands
 * @param {number} [since] after which entry to begin; without it the server begins with the last deal
 * @returns {{ close(): void }}
 */
export function follow(path, take, tell, since) {
  /** @type {EventSource | undefined} */
  let source;
  let seq = since;
  let waits = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;

  const open = () => {
    clearTimeout(later);
    source?.close();
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

  // Phones end streams silently while nobody looks, and a page that nobody looks at needs none.
  const seen = () => {
    if (document.visibilityState === 'visible') open();
  };
  document.addEventListener('visibilitychange', seen);
  open();
  return {
    close() {
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(later);
      source?.close();
    },
  };
}
