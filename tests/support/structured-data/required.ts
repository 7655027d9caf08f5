/**
 * The kinds of things that the site's structured data may hold, each with what it may not lack: what Google demands where it shows
 * them, by the page below https://developers.google.com/search/docs/appearance/ that says so, else what makes the thing of use to
 * other readers of https://schema.org. A kind without a row is an error: Google has retired several (FAQPage, practice problems, the
 * sitelinks search box), and none comes back by accident.
 */
export const required: Readonly<Record<string, readonly string[]>> = {
  // structured-data/organization demands nothing; a name and an address say who is meant.
  Organization: ['name', 'url'],
  // site-names
  WebSite: ['name', 'url'],
  // structured-data/breadcrumb; entries but the last have an `item`, which the check of the list holds.
  BreadcrumbList: ['itemListElement'],
  // structured-data/course (a list on one page)
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  // structured-data/course; the provider is recommended.
  Course: ['name', 'description', 'url', 'provider'],
  // What structured-data/course-info demanded until June 2025.
  CourseInstance: ['courseMode', 'courseWorkload'],
  Offer: ['price', 'priceCurrency'],
  LearningResource: ['name', 'url'],
  // structured-data/article; all of them are recommended.
  BlogPosting: ['headline', 'image', 'author', 'datePublished', 'dateModified', 'description', 'inLanguage'],
  // structured-data/video; duration and description are recommended.
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'duration', 'description'],
  // structured-data/education-qa; `about` is recommended.
  Quiz: ['hasPart', 'about'],
  Question: ['eduQuestionType', 'text', 'acceptedAnswer'],
  Answer: ['text'],
  Thing: ['name'],
  // structured-data/product-snippet; highPrice and offerCount are recommended.
  Product: ['name', 'offers'],
  Brand: ['name'],
  AggregateOffer: ['lowPrice', 'priceCurrency', 'offerCount'],
  // structured-data/software-app and review-snippet; only where the claims of lib/site/facts.ts are no samples.
  WebApplication: ['name', 'offers', 'aggregateRating'],
  AggregateRating: ['ratingValue', 'ratingCount', 'bestRating'],
};

/** Beyond their kinds' rows: what blocks of their own have, the others being mentioned by them. */
export const requiredOfBlocks: Readonly<Record<string, readonly string[]>> = {
  // structured-data/organization
  Organization: ['logo', 'sameAs'],
  // Spec sections 1 and 3.
  Course: [
    ...['courseCode', 'educationalLevel', 'inLanguage', 'learningResourceType', 'teaches', 'timeRequired'],
    ...['datePublished', 'dateModified', 'offers', 'hasCourseInstance', 'hasPart'],
  ],
  LearningResource: ['description', 'inLanguage', 'isPartOf', 'provider', 'timeRequired', 'teaches'],
  Product: ['description', 'url', 'brand', 'image'],
};

/** Where a page shows words, search engines are told the same ones. */
export const shownWords = ['name', 'description', 'headline', 'text', 'teaches', 'educationalLevel'] as const;

/** The form of dates and times, https://www.w3.org/TR/NOTE-datetime and ISO 8601. */
export const forms: Readonly<Record<string, RegExp>> = {
  datePublished: /^\d{4}-\d\d-\d\d(?:T00:00:00Z)?$/,
  dateModified: /^\d{4}-\d\d-\d\d(?:T00:00:00Z)?$/,
  validFrom: /^\d{4}-\d\d-\d\d$/,
  uploadDate: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  timeRequired: /^P(\d+D|T\d+M)$/,
  courseWorkload: /^P\d+D$/,
  duration: /^PT(\d+M)?\d+S$/,
  priceCurrency: /^[A-Z]{3}$/,
  availability: /^https:\/\/schema\.org\/InStock$/,
  // The one that Google shows.
  eduQuestionType: /^Flashcard$/,
  courseMode: /^Online$/,
};
