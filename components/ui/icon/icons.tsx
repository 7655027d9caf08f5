import arrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import arrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import arrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import audioLines from 'lucide/dist/esm/icons/audio-lines.mjs';
import bookA from 'lucide/dist/esm/icons/book-a.mjs';
import bookOpenCheck from 'lucide/dist/esm/icons/book-open-check.mjs';
import bookOpenText from 'lucide/dist/esm/icons/book-open-text.mjs';
import bot from 'lucide/dist/esm/icons/bot.mjs';
import check from 'lucide/dist/esm/icons/check.mjs';
import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import circleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import circleX from 'lucide/dist/esm/icons/circle-x.mjs';
import compass from 'lucide/dist/esm/icons/compass.mjs';
import creditCard from 'lucide/dist/esm/icons/credit-card.mjs';
import externalLink from 'lucide/dist/esm/icons/external-link.mjs';
import eye from 'lucide/dist/esm/icons/eye.mjs';
import eyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import flag from 'lucide/dist/esm/icons/flag.mjs';
import gauge from 'lucide/dist/esm/icons/gauge.mjs';
import globe from 'lucide/dist/esm/icons/globe.mjs';
import graduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs';
import headphones from 'lucide/dist/esm/icons/headphones.mjs';
import highlighter from 'lucide/dist/esm/icons/highlighter.mjs';
import layers from 'lucide/dist/esm/icons/layers.mjs';
import lightbulb from 'lucide/dist/esm/icons/lightbulb.mjs';
import listChecks from 'lucide/dist/esm/icons/list-checks.mjs';
import loaderCircle from 'lucide/dist/esm/icons/loader-circle.mjs';
import maximize from 'lucide/dist/esm/icons/maximize.mjs';
import menu from 'lucide/dist/esm/icons/menu.mjs';
import messageSquareText from 'lucide/dist/esm/icons/message-square-text.mjs';
import messagesSquare from 'lucide/dist/esm/icons/messages-square.mjs';
import mic from 'lucide/dist/esm/icons/mic.mjs';
import pauseCircle from 'lucide/dist/esm/icons/circle-pause.mjs';
import penLine from 'lucide/dist/esm/icons/pen-line.mjs';
import play from 'lucide/dist/esm/icons/play.mjs';
import repeat from 'lucide/dist/esm/icons/repeat.mjs';
import repeat2 from 'lucide/dist/esm/icons/repeat-2.mjs';
import rotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import rotateCw from 'lucide/dist/esm/icons/rotate-cw.mjs';
import route from 'lucide/dist/esm/icons/route.mjs';
import spellCheck from 'lucide/dist/esm/icons/spell-check.mjs';
import star from 'lucide/dist/esm/icons/star.mjs';
import timer from 'lucide/dist/esm/icons/timer.mjs';
import trendingUp from 'lucide/dist/esm/icons/trending-up.mjs';
import waves from 'lucide/dist/esm/icons/waves-horizontal.mjs';
import wifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import x from 'lucide/dist/esm/icons/x.mjs';
import zoomIn from 'lucide/dist/esm/icons/zoom-in.mjs';
import zoomOut from 'lucide/dist/esm/icons/zoom-out.mjs';
import type { ComponentProps, ComponentType } from 'react';
import { DrawnIcon } from './drawn-icon';

type IconProps = ComponentProps<'svg'>;

/** A picture that text can stand beside: as tall as `className` says, in the colour of the text. */
export type IconComponent = ComponentType<IconProps>;

/*
 * Every icon of the site, from its file of Lucide's package alone. They are drawn on the server: the package for React makes an island of
 * each, of which the home page would have eighty.
 */
export const ArrowLeft = (props: IconProps) => <DrawnIcon {...props} shape={arrowLeft} />;
export const ArrowRight = (props: IconProps) => <DrawnIcon {...props} shape={arrowRight} />;
export const ArrowUp = (props: IconProps) => <DrawnIcon {...props} shape={arrowUp} />;
export const AudioLines = (props: IconProps) => <DrawnIcon {...props} shape={audioLines} />;
export const BookA = (props: IconProps) => <DrawnIcon {...props} shape={bookA} />;
export const BookOpenCheck = (props: IconProps) => <DrawnIcon {...props} shape={bookOpenCheck} />;
export const BookOpenText = (props: IconProps) => <DrawnIcon {...props} shape={bookOpenText} />;
export const Bot = (props: IconProps) => <DrawnIcon {...props} shape={bot} />;
export const Check = (props: IconProps) => <DrawnIcon {...props} shape={check} />;
export const ChevronDown = (props: IconProps) => <DrawnIcon {...props} shape={chevronDown} />;
export const ChevronRight = (props: IconProps) => <DrawnIcon {...props} shape={chevronRight} />;
export const CircleAlert = (props: IconProps) => <DrawnIcon {...props} shape={circleAlert} />;
export const CircleCheck = (props: IconProps) => <DrawnIcon {...props} shape={circleCheck} />;
export const CircleX = (props: IconProps) => <DrawnIcon {...props} shape={circleX} />;
export const Compass = (props: IconProps) => <DrawnIcon {...props} shape={compass} />;
export const CreditCard = (props: IconProps) => <DrawnIcon {...props} shape={creditCard} />;
export const ExternalLink = (props: IconProps) => <DrawnIcon {...props} shape={externalLink} />;
export const Eye = (props: IconProps) => <DrawnIcon {...props} shape={eye} />;
export const EyeOff = (props: IconProps) => <DrawnIcon {...props} shape={eyeOff} />;
export const Flag = (props: IconProps) => <DrawnIcon {...props} shape={flag} />;
export const Gauge = (props: IconProps) => <DrawnIcon {...props} shape={gauge} />;
export const Globe = (props: IconProps) => <DrawnIcon {...props} shape={globe} />;
export const GraduationCap = (props: IconProps) => <DrawnIcon {...props} shape={graduationCap} />;
export const Headphones = (props: IconProps) => <DrawnIcon {...props} shape={headphones} />;
export const Highlighter = (props: IconProps) => <DrawnIcon {...props} shape={highlighter} />;
export const Layers = (props: IconProps) => <DrawnIcon {...props} shape={layers} />;
export const Lightbulb = (props: IconProps) => <DrawnIcon {...props} shape={lightbulb} />;
export const ListChecks = (props: IconProps) => <DrawnIcon {...props} shape={listChecks} />;
export const LoaderCircle = (props: IconProps) => <DrawnIcon {...props} shape={loaderCircle} />;
export const Maximize = (props: IconProps) => <DrawnIcon {...props} shape={maximize} />;
export const Menu = (props: IconProps) => <DrawnIcon {...props} shape={menu} />;
export const MessageSquareText = (props: IconProps) => <DrawnIcon {...props} shape={messageSquareText} />;
export const MessagesSquare = (props: IconProps) => <DrawnIcon {...props} shape={messagesSquare} />;
export const Mic = (props: IconProps) => <DrawnIcon {...props} shape={mic} />;
export const PauseCircle = (props: IconProps) => <DrawnIcon {...props} shape={pauseCircle} />;
export const PenLine = (props: IconProps) => <DrawnIcon {...props} shape={penLine} />;
export const Play = (props: IconProps) => <DrawnIcon {...props} shape={play} />;
export const Repeat = (props: IconProps) => <DrawnIcon {...props} shape={repeat} />;
export const Repeat2 = (props: IconProps) => <DrawnIcon {...props} shape={repeat2} />;
export const RotateCcw = (props: IconProps) => <DrawnIcon {...props} shape={rotateCcw} />;
export const RotateCw = (props: IconProps) => <DrawnIcon {...props} shape={rotateCw} />;
/** From the lower left to the upper right, as the site has always shown it; this version of the package begins at the top. */
export const Route = ({ className = '', ...props }: IconProps) => (
  <DrawnIcon {...props} className={`-scale-y-100 ${className}`} shape={route} />
);
export const SpellCheck = (props: IconProps) => <DrawnIcon {...props} shape={spellCheck} />;
export const Star = (props: IconProps) => <DrawnIcon {...props} shape={star} />;
export const Timer = (props: IconProps) => <DrawnIcon {...props} shape={timer} />;
export const TrendingUp = (props: IconProps) => <DrawnIcon {...props} shape={trendingUp} />;
export const Waves = (props: IconProps) => <DrawnIcon {...props} shape={waves} />;
export const WifiOff = (props: IconProps) => <DrawnIcon {...props} shape={wifiOff} />;
export const X = (props: IconProps) => <DrawnIcon {...props} shape={x} />;
export const ZoomIn = (props: IconProps) => <DrawnIcon {...props} shape={zoomIn} />;
export const ZoomOut = (props: IconProps) => <DrawnIcon {...props} shape={zoomOut} />;
