import type { Failure } from '@portolan/client';
import { EmptyState } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { FailureText } from './FailureText.tsx';

/** In place of a page whose contents the server does not send. */
export function Unavailable({ failure }: { readonly failure: Failure }): JSX.Element {
  return (
    <div class="column">
      <EmptyState>
        <p>
          <FailureText failure={failure} />
        </p>
      </EmptyState>
    </div>
  );
}
