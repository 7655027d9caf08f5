import localFont from 'next/font/local';

/*
 * Onest in one file per script, chosen by the browser through `unicode-range`. Only the Latin file is preloaded, as every
 * page has Latin text. The ranges are those the font's package publishes.
 *
 * `optional` and not `swap`: measured on a slow line, swapping moved text (layout shift up to 0.28 on Russian pages), as no
 * metric-matched fallback makes every line break alike. A first visit on a slow line reads in the system's own face.
 */
const latin = localFont({
  src: '../node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
  variable: '--font-onest-latin',
  weight: '100 900',
  display: 'optional',
  preload: true,
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

const latinExtended = localFont({
  src: '../node_modules/@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2',
  variable: '--font-onest-latin-ext',
  weight: '100 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const cyrillic = localFont({
  src: '../node_modules/@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
  variable: '--font-onest-cyrillic',
  weight: '100 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' }],
});

/** Class names that define the font variables used by the design tokens. */
export const fontVariables = `${latin.variable} ${latinExtended.variable} ${cyrillic.variable}`;
