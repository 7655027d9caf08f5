export interface ReportLinks {
  login: string;
  /** Of a report, before its id and a slash. */
  report: string;
  exam: string;
}
