import { useRef } from 'react';

export function DayField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const today = new Date().toISOString().slice(0, 10);
  return (
    <div className="day-field">
      <label>
        {label}
        <input
          ref={field}
          type="date"
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      {value !== today && (
        <button
          type="button"
          className="quiet"
          aria-label={`${label}: today`}
          onClick={() => {
            onChange(today);
            field.current?.focus();
          }}
        >
          Today
        </button>
      )}
    </div>
  );
}
