import type { Failure } from '@portolan/client';
import type { RefusalInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sayFailure } from './failures.ts';

export interface FailureTextProps {
  readonly failure: Failure | RefusalInfo;
  /** Puts the reason into a sentence. */
  readonly within?: (reason: string) => string;
}

/** Why a request failed, as soon as the message is loaded. */
export function FailureText({ failure, within }: FailureTextProps): JSX.Element {
  const [text, setText] = useState('');
  useEffect(() => {
    let stale = false;
    void sayFailure(failure).then((said) => {
      if (!stale) setText(said);
    });
    return () => {
      stale = true;
    };
  }, [failure]);
  return <>{text === '' ? '' : (within?.(text) ?? text)}</>;
}
