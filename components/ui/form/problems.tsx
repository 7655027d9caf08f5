/**
 * Everything that can be wrong with a field (./field.tsx) of a form that the server draws: hidden until script finds it to be so
 * (components/contact/drawn-form.ts). None at all still keeps the line, and fields equally far apart.
 */
export const Problems = ({ of }: { of: readonly { key: string; text: string }[] }) =>
  of.map(({ key, text }) => (
    <span key={key} data-problem={key} hidden>
      {text}
    </span>
  ));
