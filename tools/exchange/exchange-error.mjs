import { Failure } from '../../scripts/run/checkout/project.mjs';

/** What a file or a command lacks, in a sentence for whoever called: nothing of it was used. */
export class ExchangeError extends Failure {
  /** @override */
  name = 'ExchangeError';
}
