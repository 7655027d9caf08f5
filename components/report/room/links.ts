/** Addresses that a report leads to. */
export interface ReportLinks {
  login: string;
  /** Of a report, before its id and a slash. */
  report: string;
  /** The exam room. */
  exam: string;
}
