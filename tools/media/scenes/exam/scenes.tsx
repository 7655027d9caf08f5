import type { ReactNode } from 'react';
import { ChessCafeScene } from './chess-cafe-scene';
import { FishingPierScene } from './fishing-pier-scene';
import { HotelReceptionScene } from './hotel-reception-scene';
import { MovingDayScene } from './moving-day-scene';
import { OpticianScene } from './optician-scene';
import { PostOfficeScene } from './post-office-scene';
import { PotteryWorkshopScene } from './pottery-workshop-scene';
import { RainPicnicScene } from './rain-picnic-scene';
import { RehearsalScene } from './rehearsal-scene';
import { RoofGardenScene } from './roof-garden-scene';
import { ScienceLabScene } from './science-lab-scene';
import { WindowCleanerScene } from './window-cleaner-scene';

/** The photos of the exam bank by name; `content/exam` has their tasks, and what they show in words. */
export const examScenes: Readonly<Record<string, () => ReactNode>> = {
  postOffice: PostOfficeScene,
  roofGarden: RoofGardenScene,
  potteryWorkshop: PotteryWorkshopScene,
  optician: OpticianScene,
  movingDay: MovingDayScene,
  rehearsal: RehearsalScene,
  fishingPier: FishingPierScene,
  hotelReception: HotelReceptionScene,
  scienceLab: ScienceLabScene,
  rainPicnic: RainPicnicScene,
  windowCleaner: WindowCleanerScene,
  chessCafe: ChessCafeScene,
};
