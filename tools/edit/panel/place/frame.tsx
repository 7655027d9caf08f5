import { useEffect, useRef, useState } from 'react';
import { bridge, useInFrame } from './bridge';
import { usePlace, visit } from './place';

export function Frame() {
  const { page, width } = usePlace();
  const { here, loading } = useInFrame();
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(page);
  // What the frame was last asked for, or said that it shows.
  const known = useRef(page);

  useEffect(() => (frame.current ? bridge.connect(frame.current) : undefined), []);

  useEffect(() => {
    if (!here || here.path === known.current) return;
    known.current = here.path;
    visit(here.path);
  }, [here]);

  useEffect(() => {
    if (page === known.current) return;
    known.current = page;
    bridge.open(page);
  }, [page]);

  return (
    <div className="stage" data-width={width} aria-busy={loading}>
      {loading && (
        <p className="stage-note" role="status">
          The page is being made. The first look at a page takes up to half a minute.
        </p>
      )}
      <iframe ref={frame} src={first} title="The site" onLoad={bridge.loaded} />
    </div>
  );
}
