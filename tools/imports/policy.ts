/** What the sources of a package may use. Tests may also use Node and the test libraries. */
export interface Policy {
  /** The folders of the packages it may import; `<game>` stands for the package's own game. */
  readonly packages: readonly string[] | 'any';
  readonly node: boolean;
  /** Third-party packages. */
  readonly foreign: boolean;
  /** No clock, no randomness but the kernel's, no environment: the same state and move give the same result anywhere. */
  readonly pure: boolean;
  /** It serves every game, so it names none. */
  readonly generic: boolean;
  /** Its style sheets may select elements anywhere on the page. */
  readonly page: boolean;
}

const LIBRARY = { node: false, foreign: false, pure: false, generic: true, page: false };
const INTERFACE = { node: false, foreign: true, pure: false, page: false };

const TABLE: Readonly<Record<string, Policy>> = {
  'packages/kernel': { ...LIBRARY, packages: [], pure: true },
  'packages/bots': { ...LIBRARY, packages: ['packages/kernel'] },
  'packages/protocol': { ...LIBRARY, packages: ['packages/kernel'] },
  'packages/match': { ...LIBRARY, packages: ['packages/kernel', 'packages/protocol'] },
  'packages/server': {
    ...LIBRARY,
    packages: ['packages/kernel', 'packages/protocol', 'packages/match', 'packages/bots', 'packages/i18n'],
    node: true,
    foreign: true,
  },
  'packages/i18n': { ...LIBRARY, packages: [], foreign: true },
  'packages/syntax': { ...LIBRARY, packages: [], node: true, foreign: true },
  'packages/ledger': { ...LIBRARY, packages: ['packages/syntax'], node: true },
  'packages/client': { ...LIBRARY, packages: ['packages/kernel', 'packages/protocol', 'packages/i18n'] },
  'packages/ui-kit': { ...INTERFACE, packages: [], generic: true, page: true },
  'packages/table-kit': {
    ...INTERFACE,
    packages: ['packages/kernel', 'packages/protocol', 'packages/i18n', 'packages/client', 'packages/ui-kit'],
    generic: true,
  },
  'games/*/rules': { ...LIBRARY, packages: ['packages/kernel'], pure: true, generic: false },
  'games/*/ui': {
    ...INTERFACE,
    packages: [
      'packages/kernel',
      'games/<game>/rules',
      'packages/i18n',
      'packages/client',
      'packages/ui-kit',
      'packages/table-kit',
    ],
    generic: false,
  },
  'apps/*': { packages: 'any', node: true, foreign: true, pure: false, generic: false, page: true },
  tools: { packages: 'any', node: true, foreign: true, pure: false, generic: false, page: false },
};

/** The policy of the package in `folder`; undefined if the table has no row for it. */
export function policyOf(folder: string): Policy | undefined {
  const parts = folder.split('/');
  const row = Object.keys(TABLE).find((pattern) => {
    const wanted = pattern.split('/');
    return wanted.length === parts.length && wanted.every((part, at) => part === '*' || part === parts[at]);
  });
  return row === undefined ? undefined : TABLE[row];
}

export function mayImport(from: string, policy: Policy, target: string): boolean {
  if (policy.packages === 'any') return true;
  return policy.packages.some((pattern) => pattern.replace('<game>', gameOf(from) ?? '') === target);
}

/** `specimen` for `games/specimen/rules`. */
export function gameOf(folder: string): string | undefined {
  const [games, game] = folder.split('/');
  return games === 'games' ? game : undefined;
}
