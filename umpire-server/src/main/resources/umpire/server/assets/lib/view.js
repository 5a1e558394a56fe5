/**
 * Draws a view into the page and keeps existing elements: focus, selection and running animations
 * survive every update. Text is only ever set as text, so that no name or sentence can become
 * markup.
 */

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS = new Set(['svg', 'g', 'use', 'rect', 'circle', 'path', 'line', 'text', 'title']);

/**
 * Describes an element. Properties: attributes by name, handlers as `onclick`, `key` to
 * identify it among its siblings, `style` as an object, `hosts` for an element whose content other
 * code draws; false, null and undefined omit one.
 *
 * @param {string} tag
 * @param {Record<string, any> | null} [props]
 * @param {...ViewChild} children
 * @returns {ViewNode}
 */
export function h(tag, props, ...children) {
  return { tag, props: props ?? {}, children: flat(children) };
}

/**
 * Makes the children of an element match the view.
 *
 * @param {Element} parent
 * @param {...ViewChild} children
 */
export function draw(parent, ...children) {
  place(parent, flat(children));
}

/** @param {ViewChild[]} children @returns {(ViewNode | string)[]} */
function flat(children) {
  /** @type {(ViewNode | string)[]} */
  const all = [];
  for (const child of children) {
    if (Array.isArray(child)) all.push(...flat(child));
    else if (typeof child === 'number') all.push(String(child));
    else if (child || child === '') all.push(/** @type {ViewNode | string} */ (child));
  }
  return all;
}

/** @type {WeakMap<Node, ViewNode>} */
const shown = new WeakMap();

/** @param {Element} parent @param {(ViewNode | string)[]} wanted */
function place(parent, wanted) {
  const keyed = new Map();
  /** @type {ChildNode[]} */
  const free = [];
  for (const node of Array.from(parent.childNodes)) {
    const key = shown.get(node)?.props.key;
    if (key === undefined) free.push(node);
    else keyed.set(key, node);
  }
  const nodes = wanted.map((child) => fill(found(child, keyed, free), child, parent));
  // Removed nodes go first: otherwise kept nodes would be moved past them, and a moved node loses its focus.
  for (const left of [...free, ...keyed.values()]) left.remove();
  let next = parent.firstChild;
  for (const node of nodes) {
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
  }
}

/**
 * The existing node for this child, removed from the unused ones.
 *
 * @param {ViewNode | string} child
 * @param {Map<any, ChildNode>} keyed
 * @param {ChildNode[]} free
 */
function found(child, keyed, free) {
  if (typeof child !== 'string' && child.props.key !== undefined) {
    const node = keyed.get(child.props.key);
    keyed.delete(child.props.key);
    return node;
  }
  const index = free.findIndex((node) => fits(node, child));
  return index < 0 ? undefined : free.splice(index, 1)[0];
}

/** @param {Node} node @param {ViewNode | string} child */
function fits(node, child) {
  return typeof child === 'string' ? node.nodeType === Node.TEXT_NODE : shown.get(node)?.tag === child.tag;
}

/** @param {ChildNode | undefined} node @param {ViewNode | string} child @param {Element} parent @returns {ChildNode} */
function fill(node, child, parent) {
  if (typeof child === 'string') {
    const text = node ?? document.createTextNode('');
    if (text.nodeValue !== child) text.nodeValue = child;
    return text;
  }
  const drawn = SVG_TAGS.has(child.tag) && (child.tag === 'svg' || parent.namespaceURI === SVG);
  const element = /** @type {Element} */ (
    node ?? (drawn ? document.createElementNS(SVG, child.tag) : document.createElement(child.tag))
  );
  dress(element, shown.get(element)?.props ?? {}, child.props);
  shown.set(element, child);
  const guest = child.props.hosts;
  if (!guest) place(element, child.children);
  else if (element.firstChild !== guest) element.replaceChildren(guest);
  settle(element, child.props);
  return /** @type {ChildNode} */ (element);
}

/** @param {Element} element @param {Record<string, any>} old @param {Record<string, any>} props */
function dress(element, old, props) {
  for (const name of Object.keys(old)) if (!(name in props)) set(element, name, undefined);
  for (const [name, value] of Object.entries(props)) if (old[name] !== value) set(element, name, value);
}

/** @param {any} element @param {string} name @param {any} value */
function set(element, name, value) {
  if (['key', 'hosts', 'value', 'checked'].includes(name)) return;
  if (name.startsWith('on')) element[name] = value ?? null;
  else if (name === 'style') for (const [k, v] of Object.entries(value ?? {})) element.style.setProperty(k, v);
  else if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}

/** The value of an input is set after its options exist. @param {any} element @param {Record<string, any>} props */
function settle(element, props) {
  if ('value' in props && element.value !== String(props.value)) element.value = String(props.value);
  if ('checked' in props) element.checked = Boolean(props.checked);
}

/**
 * Loads a style sheet from the folder of assets; resolves when it applies.
 *
 * @param {string} path relative to the folder of all assets
 * @returns {Promise<void>}
 */
export function loadStyle(path) {
  const href = asset(path);
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((done) => {
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}

/** The address of an asset. @param {string} path relative to the folder of all assets */
export function asset(path) {
  return new URL('../' + path, import.meta.url).pathname;
}
