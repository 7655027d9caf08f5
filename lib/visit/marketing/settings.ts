export interface MarketingSettings {
  optIn: boolean;
  /** Paths without language; a document that was opened at one of them, or below, loads no tracker. */
  quiet: readonly string[];
  meta?: MetaSettings;
  google?: GoogleTagSettings;
}

export interface MetaSettings {
  id: string;
  url: string;
}

export interface GoogleTagSettings {
  /** `G-…` of Analytics or `AW-…` of Ads. */
  id: string;
  /** Address of its script, without the id. */
  url: string;
  label?: string;
}
