import type { ReactNode } from 'react';
import { BeachScene } from './beach-scene';
import { BicycleScene } from './bicycle-scene';
import { BusStopScene } from './bus-stop-scene';
import { ClassroomScene } from './classroom-scene';
import { KitchenScene } from './kitchen-scene';
import { LibraryScene } from './library-scene';
import { LivingRoomScene } from './living-room-scene';
import { MarketScene } from './market-scene';
import { OfficeScene } from './office-scene';
import { ParkScene } from './park-scene';
import { PlaygroundScene } from './playground-scene';
import type { SceneName } from './scenes';
import { TrainPlatformScene } from './train-platform-scene';

const drawings: Readonly<Record<SceneName, (props: { title: string }) => ReactNode>> = {
  park: ParkScene,
  busStop: BusStopScene,
  kitchen: KitchenScene,
  market: MarketScene,
  library: LibraryScene,
  trainPlatform: TrainPlatformScene,
  classroom: ClassroomScene,
  bicycle: BicycleScene,
  beach: BeachScene,
  office: OfficeScene,
  playground: PlaygroundScene,
  livingRoom: LivingRoomScene,
};

/** A drawn photo by its name; the title says what it shows, for those who do not see it. */
export function Scene({ name, title }: { name: SceneName; title: string }) {
  const Drawing = drawings[name];
  return <Drawing title={title} />;
}
