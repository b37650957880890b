/** `later`: try again. `never`: this message cannot be delivered. `gone`: no message can; the channel no longer exists. */
export type Failure = 'later' | 'never' | 'gone';

/** Why a notice could not be delivered. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly failure: Failure;

  constructor(message: string, failure: Failure) {
    super(message);
    this.failure = failure;
  }
}
