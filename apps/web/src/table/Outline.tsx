import { capital, spaced, wordOf } from '@portolan/client';
import type { JSX } from 'preact';

/** Any JSON as nested lists. It is data rather than text of the interface, so it is not translated. */
export function Outline({ value }: { readonly value: unknown }): JSX.Element {
  return (
    <div class="outline" translate={false}>
      <Value value={value} />
    </div>
  );
}

function Value({ value }: { readonly value: unknown }): JSX.Element {
  if (!isNested(value)) return <>{plain(value)}</>;
  if (!Array.isArray(value)) return <Fields fields={Object.entries(value)} />;
  if (!value.some(isNested)) return <>{value.length === 0 ? plain(null) : value.map(plain).join(', ')}</>;
  return (
    <ol>
      {value.map((item, at) => (
        <li key={at}>
          <Value value={item} />
        </li>
      ))}
    </ol>
  );
}

function Fields({ fields }: { readonly fields: readonly (readonly [string, unknown])[] }): JSX.Element {
  return (
    <dl>
      {fields.map(([key, value]) => (
        <div key={key} data-nested={isDeep(value)}>
          <dt>{capital(spaced(key))}</dt>
          <dd>
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Takes more than a line. */
function isDeep(value: unknown): boolean {
  return isNested(value) && (!Array.isArray(value) || value.some(isNested));
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function plain(value: unknown): string {
  if (value === true) return '✓';
  if (value === null || value === false || value === '') return '–';
  return typeof value === 'string' ? wordOf(value) : String(value);
}
