export interface ChatSettings {
  provider: 'crisp' | 'chatwoot';
  id: string;
  url: string;
  locale: string;
  /** The language with a country, such as `zh_CN`. */
  region: string;
  optIn: boolean;
}
