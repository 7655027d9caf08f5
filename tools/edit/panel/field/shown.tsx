import type { Checked, Text } from '../../contract';
import { Drawn } from '../parts/drawn';
import { choicesIn } from './cases';

export interface ShownProps {
  checked: Checked;
  lang: string;
  text: Text;
  value: string;
}

/** How the page says a text, with sample values: for texts that it does not show letter by letter, and that have no rows of their own. */
export function Shown({ checked: { forms, html }, lang, text, value }: ShownProps) {
  if (forms.length === 0 || (text.arguments.length === 0 && text.tags.length === 0)) return null;
  if (choicesIn(value)?.length === 1) return null;
  return (
    <div className="shown">
      <h4>The page shows</h4>
      {html !== undefined && forms.length === 1 ? (
        <Drawn html={html} lang={lang} />
      ) : (
        <dl>
          {forms.map(({ name, value, text: said }) => (
            <div key={name + value}>
              <dt>{value === '' || value === name ? name : `${name}, such as ${value}`}</dt>
              <dd lang={lang}>{said}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
