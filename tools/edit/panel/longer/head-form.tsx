import type { LongerField, LongerText } from '../../longer/contract';
import { DayField } from './fields/day-field';
import { LineField } from './fields/line-field';
import { PostsField } from './fields/posts-field';

export interface HeadFormProps {
  text: LongerText;
  /** As the file has them. */
  values: Readonly<Record<string, unknown>>;
  /** Those of the English, where this is another language. */
  english: Readonly<Record<string, unknown>>;
  /** BCP 47. */
  lang: string;
  columns: Readonly<Record<string, number>>;
  /** Undefined takes the line away. */
  onChange: (name: string, value: string | boolean | readonly string[] | undefined) => void;
}

const names: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description for search results',
  name: 'Short name, for narrow lists',
  lead: 'First sentences, below the title',
  published: 'Out from',
  updated: 'Last changed',
  related: 'Related posts, the nearest first',
  layout: 'Around the page',
  draft: 'Draft',
};

const layouts: Readonly<Record<string, string>> = {
  empty: 'Nothing',
  header: 'The header of the site',
  footer: 'The footer of the site',
  default: 'Header and footer',
};

export function HeadForm({ text, ...shared }: HeadFormProps) {
  return (
    <div className="head-form">
      {text.fields.map((field) => (
        <div key={field.name} data-kind={field.kind}>
          <HeadField field={field} text={text} {...shared} />
        </div>
      ))}
    </div>
  );
}

function HeadField({
  field,
  text,
  values,
  english,
  lang,
  columns,
  onChange,
}: HeadFormProps & { field: LongerField }) {
  const label = names[field.name] ?? field.name;
  const value = values[field.name];
  const said = typeof value === 'string' ? value : '';
  const change = (next: string) => onChange(field.name, next);
  switch (field.kind) {
    case 'switch':
      return (
        <label className="tick">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(field.name, target.checked || undefined)}
          />
          {label}: visitors do not see this page
        </label>
      );
    case 'choice':
      return (
        <label>
          {label}
          <select
            value={said || field.options?.[0]}
            onChange={({ target }) =>
              onChange(field.name, target.value === field.options?.[0] ? undefined : target.value)
            }
          >
            {field.options?.map((one) => (
              <option key={one} value={one}>
                {layouts[one] ?? one}
              </option>
            ))}
          </select>
        </label>
      );
    case 'posts':
      return (
        <PostsField
          label={label}
          posts={text.posts}
          chosen={Array.isArray(value) ? value.map(String) : []}
          onChange={(paths) => onChange(field.name, paths.length > 0 ? paths : undefined)}
        />
      );
    case 'day':
      return <DayField {...{ label }} value={said} onChange={change} />;
    case 'line':
      return (
        <LineField
          {...{ label, lang, field }}
          value={said}
          used={columns[field.name]}
          isEnglish={said !== '' && said === english[field.name]}
          onChange={change}
        />
      );
  }
}
