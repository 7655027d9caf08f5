import type { ReactNode } from 'react';
import { AirportGateScene } from './indoors/airport-gate-scene';
import { ArtClassScene } from './indoors/art-class-scene';
import { BakeryScene } from './indoors/bakery-scene';
import { ClassroomScene } from './indoors/classroom-scene';
import { GymScene } from './indoors/gym-scene';
import { HairSalonScene } from './indoors/hair-salon-scene';
import { KitchenScene } from './indoors/kitchen-scene';
import { LaundromatScene } from './indoors/laundromat-scene';
import { LibraryScene } from './indoors/library-scene';
import { LivingRoomScene } from './indoors/living-room-scene';
import { MuseumScene } from './indoors/museum-scene';
import { OfficeScene } from './indoors/office-scene';
import { WaitingRoomScene } from './indoors/waiting-room-scene';
import { BeachScene } from './outdoors/beach-scene';
import { BicycleScene } from './outdoors/bicycle-scene';
import { BusStopScene } from './outdoors/bus-stop-scene';
import { CampsiteScene } from './outdoors/campsite-scene';
import { ConstructionSiteScene } from './outdoors/construction-site-scene';
import { FerryDeckScene } from './outdoors/ferry-deck-scene';
import { MarketScene } from './outdoors/market-scene';
import { OrchardScene } from './outdoors/orchard-scene';
import { ParkScene } from './outdoors/park-scene';
import { PlaygroundScene } from './outdoors/playground-scene';
import { RoadsideScene } from './outdoors/roadside-scene';
import { SnowyStreetScene } from './outdoors/snowy-street-scene';
import { TrainPlatformScene } from './outdoors/train-platform-scene';
import type { SceneName } from '@/lib/questions/scenes';

export const scenes: Readonly<Record<SceneName, () => ReactNode>> = {
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
  waitingRoom: WaitingRoomScene,
  hairSalon: HairSalonScene,
  constructionSite: ConstructionSiteScene,
  campsite: CampsiteScene,
  airportGate: AirportGateScene,
  bakery: BakeryScene,
  orchard: OrchardScene,
  laundromat: LaundromatScene,
  artClass: ArtClassScene,
  snowyStreet: SnowyStreetScene,
  gym: GymScene,
  ferryDeck: FerryDeckScene,
  roadside: RoadsideScene,
  museum: MuseumScene,
};
