/** The same drawing as a file, for the image viewer. A test compares the two. */
export const parkPhoto = '/assets/photos/park.svg';

/** The drawn photo: an old man with a newspaper on a bench under a tree, a small dog beside him. */
export function ParkScene({ title }: { title: string }) {
  return (
    <svg role="img" aria-label={title} viewBox="0 0 240 160" className="block w-full rounded-control">
      <rect width="240" height="160" className="fill-reading" />
      <circle cx="200" cy="32" r="14" className="fill-writing dark:fill-writing-strong" />
      <path d="M0 108 Q 60 78 120 100 T 240 90 V 160 H 0 Z" className="fill-courses" />
      <rect y="124" width="240" height="36" className="fill-vocabulary" />
      <rect x="52" y="52" width="12" height="76" rx="3" className="fill-vocabulary-strong" />
      <g className="fill-courses-strong">
        <circle cx="58" cy="36" r="28" />
        <circle cx="32" cy="50" r="20" />
        <circle cx="86" cy="48" r="22" />
      </g>
      <g className="fill-writing-strong">
        <rect x="82" y="94" width="88" height="5" rx="2" />
        <rect x="82" y="103" width="88" height="5" rx="2" />
        <rect x="78" y="116" width="96" height="6" rx="2" />
        <rect x="88" y="121" width="5" height="19" />
        <rect x="159" y="121" width="5" height="19" />
      </g>
      <path d="M112 117 V 92 Q 112 82 124 82 Q 136 82 136 92 V 117 Z" className="fill-reading-strong" />
      <path d="M118 118 V 140 M 130 118 V 140" strokeWidth="7" strokeLinecap="round" className="stroke-ink" />
      <circle cx="124" cy="70" r="10" className="fill-writing" />
      <path
        d="M113 69 A 11 11 0 0 1 135 69 Z M 109 69 H 139"
        strokeWidth="3"
        className="fill-muted stroke-muted"
      />
      <path d="M100 90 L 122 94 L 144 90 V 110 L 122 114 L 100 110 Z" className="fill-page" />
      <path
        d="M106 97 L 118 99 M 106 103 L 118 105 M 126 99 L 138 97 M 126 105 L 138 103"
        strokeWidth="1.5"
        strokeLinecap="round"
        className="stroke-line-strong"
      />
      <g className="fill-vocabulary-strong">
        <path d="M186 142 Q 184 120 198 118 L 206 120 Q 208 132 206 142 Z" />
        <circle cx="203" cy="114" r="8" />
        <rect x="206" y="113" width="10" height="6" rx="3" />
        <path d="M196 106 L 192 117 L 200 114 Z" />
        <path
          d="M186 138 Q 176 136 178 126"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-vocabulary-strong"
        />
      </g>
    </svg>
  );
}
