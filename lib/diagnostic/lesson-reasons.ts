/** Why a lesson stands where it stands, the first place first; each is a text of the catalog `diagnostic`. */
export const lessonReasons = ['weak', 'related', 'open', 'even', 'words', 'strong', 'left'] as const;
export type LessonReason = (typeof lessonReasons)[number];
