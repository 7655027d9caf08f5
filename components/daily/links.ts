export interface PracticeLinks {
  prices: string;
  login: string;
}
