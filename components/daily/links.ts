/** Addresses that the page leads to. */
export interface PracticeLinks {
  prices: string;
  /** The login, which leads back. */
  login: string;
}
