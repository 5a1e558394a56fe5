/** Preferences on this device: language, deck, sound, colours, keys, name. They are not sent anywhere. */

const PLACE = 'umpire';
const LANGUAGES = ['en', 'de', 'zh'];

/** @type {Prefs} */
const standard = { language: spoken(), deck: 'two', sound: true, theme: 'system', keys: true, name: '' };

/** @type {Prefs} */
export const prefs = { ...standard, ...stored() };

/** Changes preferences, keeps them, and shows them at once. @param {Partial<Prefs>} change */
export function prefer(change) {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(PLACE, JSON.stringify(prefs));
  } catch {
    // In a browser without storage they last for this page.
  }
  wear();
}

/** Puts language, theme and deck on the page, where style sheets and screen readers find them. */
export function wear() {
  const root = document.documentElement;
  root.lang = prefs.language;
  root.dataset.theme = prefs.theme;
  root.dataset.deck = prefs.deck;
}

/** @returns {Partial<Prefs>} */
function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    if (!LANGUAGES.includes(found.language)) delete found.language;
    return found;
  } catch {
    return {};
  }
}

function spoken() {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return wanted.find((language) => LANGUAGES.includes(language)) ?? 'en';
}
