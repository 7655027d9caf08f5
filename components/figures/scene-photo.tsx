import { useTranslations } from 'next-intl';
import { Scene } from '@/components/scenes/scene';
import { scenePhoto, type SceneName } from '@/lib/questions/scenes';
import { Photo } from './photo';

export function ScenePhoto({ name }: { name: SceneName }) {
  const title = useTranslations('scenes')(name);
  return (
    <Photo src={scenePhoto(name)} alt={title}>
      <Scene name={name} title={title} />
    </Photo>
  );
}
