/** The chat of a build, as the page hands it to the browser. */
export interface ChatSettings {
  provider: 'crisp' | 'chatwoot';
  /** Of this site at the service. */
  id: string;
  /** Address of the service's page. */
  url: string;
  locale: string;
  /** The language with a country, such as `zh_CN`. */
  region: string;
  /** Whether it waits for the visitor's choice. */
  optIn: boolean;
}
