interface PlaceRulerProps {
  done: number;
  count: number;
  className: string;
}

export function PlaceRuler({ done, count, className }: PlaceRulerProps) {
  const at = (place: number) => `${((place / count) * 100).toFixed(2)}%`;
  return (
    <svg className={`ruler ${className}`} width="100%" height="18" aria-hidden="true">
      <rect className="span" y="0" width={at(done)} height="8" />
      <line className="base" x1="0" x2="100%" y1="8" y2="8" />
      {Array.from({ length: count + 1 }, (_, place) => (
        <line key={place} className="tick" x1={at(place)} x2={at(place)} y1="8" y2="14" />
      ))}
      <line className="point" x1={at(done)} x2={at(done)} y1="0" y2="16" />
    </svg>
  );
}
