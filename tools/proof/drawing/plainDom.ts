/** The part of a DOM needed to render a table without a browser and to click on it. */
export class PlainNode {
  readonly nodeType: number;
  readonly localName: string | undefined;
  readonly style: Record<string, unknown> = { setProperty: () => undefined, removeProperty: () => undefined };
  readonly dataset: Record<string, string> = {};
  readonly clientWidth = WIDTH;
  readonly offsetLeft = 0;
  readonly scrollLeft = 0;
  data = '';
  parentNode: PlainNode | null = null;
  readonly childNodes: PlainNode[] = [];
  readonly #attributes = new Map<string, string>();
  readonly #listeners = new Map<string, (event: object) => void>();

  constructor(nodeType: number, localName?: string) {
    this.nodeType = nodeType;
    this.localName = localName;
  }

  get parentElement(): PlainNode | null {
    return this.parentNode;
  }

  get firstChild(): PlainNode | null {
    return this.childNodes[0] ?? null;
  }

  get children(): readonly PlainNode[] {
    return this.childNodes.filter(({ nodeType }) => nodeType === 1);
  }

  get nextSibling(): PlainNode | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }

  insertBefore(node: PlainNode, before: PlainNode | null): PlainNode {
    node.remove();
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }

  appendChild(node: PlainNode): PlainNode {
    return this.insertBefore(node, null);
  }

  remove(): void {
    const all = this.parentNode?.childNodes;
    all?.splice(all.indexOf(this), 1);
    this.parentNode = null;
  }

  removeChild(node: PlainNode): PlainNode {
    node.remove();
    return node;
  }

  setAttribute(name: string, value: unknown): void {
    this.#attributes.set(name, String(value));
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }

  /** Every attribute with its value. */
  attributes(): IteratorObject<[name: string, value: string]> {
    return this.#attributes.entries();
  }

  addEventListener(type: string, listener: (event: object) => void): void {
    this.#listeners.set(type.toLowerCase(), listener);
  }

  removeEventListener(type: string): void {
    this.#listeners.delete(type.toLowerCase());
  }

  /** Bubbles, so that one listener may serve many nodes. */
  click(): void {
    let isStopped = false;
    const stopPropagation = (): void => {
      isStopped = true;
    };
    for (let node: PlainNode | null = this; node !== null && !isStopped; node = node.parentNode) {
      const event = { type: 'click', target: this, currentTarget: node, detail: 0, stopPropagation };
      node.#listeners.get('click')?.call(node, event);
    }
  }

  closest(selector: string): PlainNode | null {
    const name = /^\[([\w-]+)\]$/.exec(selector)?.[1];
    for (let node: PlainNode | null = this; node !== null; node = node.parentNode) {
      if (name !== undefined && node.getAttribute(name) !== null) return node;
    }
    return null;
  }

  getBoundingClientRect(): { readonly top: number } {
    return { top: 0 };
  }

  scrollTo(): void {}

  showPopover(): void {}

  contains(): boolean {
    return false;
  }

  querySelector(): null {
    return null;
  }

  querySelectorAll(): readonly PlainNode[] {
    return [];
  }

  /** The node and all its descendants. */
  all(): readonly PlainNode[] {
    const found: PlainNode[] = [this];
    // The list grows while it is read.
    for (const node of found) found.push(...node.childNodes);
    return found;
  }
}

const [WIDTH, HEIGHT] = [1440, 900];

/** Defines the globals that pages expect in a browser; `remove` deletes them again. */
export function installPlainDom(): { readonly body: PlainNode; remove(): void } {
  const body = new PlainNode(1, 'body');
  const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const document = {
    ...silent,
    body,
    documentElement: new PlainNode(1, 'html'),
    activeElement: body,
    createElementNS: (_: string, name: string) => new PlainNode(1, name),
    elementFromPoint: () => null,
    createTextNode: (text: string) => Object.assign(new PlainNode(3), { data: text }),
    querySelector: () => null,
    querySelectorAll: () => [],
  };
  const window = {
    ...silent,
    innerWidth: WIDTH,
    innerHeight: HEIGHT,
    scrollBy: () => undefined,
    matchMedia: () => ({ ...silent, matches: true }),
  };
  class ResizeObserver {
    observe(): void {}
    disconnect(): void {}
  }
  const names = {
    document,
    window,
    ResizeObserver,
    getComputedStyle: () => ({ fontSize: '16px', getPropertyValue: () => '' }),
    HTMLElement: PlainNode,
    Element: PlainNode,
    Node: PlainNode,
  };
  Object.assign(globalThis, names);
  return {
    body,
    remove() {
      for (const name of Object.keys(names)) Reflect.deleteProperty(globalThis, name);
    },
  };
}
