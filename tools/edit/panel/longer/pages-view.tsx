import { usePlace } from '../place/place';
import { isLonger } from './keys';
import { OpenPage } from './open-page';
import { PageList } from './list/page-list';

export function PagesView() {
  const { key } = usePlace();
  return isLonger(key) ? <OpenPage key={key} name={key} /> : <PageList />;
}
