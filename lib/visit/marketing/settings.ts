/** The trackers that a build has, as the page hands them to the browser. */
export interface MarketingSettings {
  /** Whether they wait for the visitor's choice. */
  optIn: boolean;
  /** Paths without language; a document that was opened at one of them, or below, loads no tracker. */
  quiet: readonly string[];
  meta?: MetaSettings;
  google?: GoogleTagSettings;
}

export interface MetaSettings {
  /** Of the pixel. */
  id: string;
  /** Address of its script. */
  url: string;
}

export interface GoogleTagSettings {
  /** `G-…` of Analytics or `AW-…` of Ads. */
  id: string;
  /** Address of its script, without the id. */
  url: string;
  /** Of the conversion in Ads that a paid order is. */
  label?: string;
}
