/** Namespaces of XLIFF 2.0 and 2.1, which share those of the core and of its metadata. */
export const core = 'urn:oasis:names:tc:xliff:document:2.0';
export const metadata = 'urn:oasis:names:tc:xliff:metadata:2.0';
/** Of `xml:space` and `xml:lang`. */
export const xml = 'http://www.w3.org/XML/1998/namespace';

/** Where a unit says what it was made of. */
export const versionCategory = 'catalog';
export const versionType = 'version';
