/** Finds out which match a page is about: one on this device, or one on the server that is scored here from now on. */

import { get, post } from '../lib/api.js';
import { readRecord } from './match.js';
import * as shelf from './shelf.js';

/**
 * @param {string} table the server's table that the page is about; empty on the page for new matches
 * @returns {Promise<import('./match.js').KeptMatch | 'watch' | undefined>} `watch` for spectators
 */
export async function arrive(table) {
  if (!table) return shelf.find(location.hash.slice(1));
  if (location.hash) await claim(table, location.hash.slice(1));
  const found = shelf.all().find((kept) => kept.table === table);
  return found ?? takeOver(table);
}

/** Takes the scorer's seat with the secret of its link, and removes the secret from the address. @param {string} table @param {string} token */
async function claim(table, token) {
  history.replaceState(null, '', location.pathname);
  await post(`/api/tables/${encodeURIComponent(table)}/claim`, { token });
}

/** Continues a match that was scored elsewhere. @param {string} table */
async function takeOver(table) {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  const { viewer } = await get(path);
  if (viewer.eyes === 'spectator') return 'watch';
  const { events, ...rules } = readRecord(await get(`${path}/record`));
  return { ...rules, id: table, log: events, began: Date.now(), table, sent: events.length };
}
