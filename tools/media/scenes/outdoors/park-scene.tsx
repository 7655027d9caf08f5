import { Frame } from '../kit/frame';

/**
 * The drawn photo: an old man with a newspaper on a bench under a tree, a small dog waiting beside him. From the kit of the drawings: limbs are
 * round strokes, a face is two dots and what is round it, feet stand on the ground.
 */
export function ParkScene() {
  return (
    <Frame>
      <rect x="84" y="84" width="456" height="304" className="fill-il-sky" />
      <path d="M84 238Q150 196 230 226T420 214T568 228V300H84Z" opacity="0.35" className="fill-il-leaf" />
      <path d="M84 262Q328 244 568 262V396H84Z" className="fill-il-ground" />
      <path
        d="M110 352Q190 341 280 352Q190 363 110 352ZM278 368Q313 362 347 368Q313 374 278 368Z"
        opacity="0.14"
        className="fill-il-ink"
      />
      <Tree />
      <Bench />
      <Reader />
      <Dog />
    </Frame>
  );
}

function Tree() {
  return (
    <>
      <path d="M162 332L165 226H178L182 332Z" className="fill-il-wood" />
      <path d="M172 246L200 214M172 230L146 205" strokeWidth="7" className="stroke-il-wood" />
      <path
        d="M98 192Q88 142 134 133Q146 87 192 99Q239 94 241 140Q275 166 246 199Q222 226 180 214Q124 232 98 192Z"
        className="fill-il-leaf"
      />
      <path
        d="M98 192Q124 208 162 199Q208 212 250 186Q250 194 246 199Q222 226 180 214Q124 232 98 192Z"
        opacity="0.14"
        className="fill-il-ink"
      />
    </>
  );
}

function Bench() {
  return (
    <>
      <path d="M180 352V318M320 352V318M176 318V274M324 318V274" strokeWidth="5" className="stroke-il-ink" />
      <path d="M166 316H334M168 294H332M168 276H332" strokeWidth="9" className="stroke-il-wood" />
    </>
  );
}

function Reader() {
  return (
    <>
      <path d="M255 274L283 268" strokeWidth="9.5" className="stroke-il-skin" />
      <path d="M233 255L255 274" strokeWidth="14" className="stroke-il-cloth" />
      <circle cx="283" cy="268" r="6.5" className="fill-il-skin" />
      <path d="M227 308L259 312V354M227 308L265 310L269 354" strokeWidth="15" className="stroke-il-ink" />
      <path
        d="M252 363Q252 352 259 353Q270 355 272 363ZM262 363Q262 352 269 353Q280 355 282 363Z"
        className="fill-il-ink"
      />
      <path
        d="M205 258Q205 244 218 243H232Q245 244 245 258L243 312Q225 319 207 312Z"
        className="fill-il-cloth"
      />
      <rect x="220" y="232" width="10" height="16" rx="4" className="fill-il-skin" />
      <circle cx="227" cy="221" r="16" className="fill-il-skin" />
      <path
        d="M211 214Q206 224 213 231L217 219ZM240 226Q243 238 234 241Q224 243 219 234Q230 234 240 226Z"
        className="fill-il-paper"
      />
      <path
        d="M230.5 221a1.4 1.6 0 1 0 2.8 0a1.4 1.6 0 1 0 -2.8 0M237.5 221a1.2 1.6 0 1 0 2.4 0a1.2 1.6 0 1 0 -2.4 0"
        className="fill-il-ink"
      />
      <path
        d="M209 215Q208 199 226 199Q241 200 243 210L253 214Q252 217 243 216Q226 212 209 215Z"
        className="fill-il-ink"
      />
      <path
        d="M268 256L298 248L302 288L272 296ZM298 248L320 258L322 298L302 288Z"
        className="fill-il-paper"
      />
      <path
        d="M275 266L293 261M276 274L294 269M277 282L289 279M305 262L314 266M306 272L315 276"
        strokeWidth="2"
        opacity="0.5"
        className="stroke-il-ink"
      />
      <path d="M221 282L272 276" strokeWidth="9.5" className="stroke-il-skin" />
      <path d="M217 255L221 282L238 280" strokeWidth="14" className="stroke-il-cloth" />
      <circle cx="274" cy="276" r="6.5" className="fill-il-skin" />
    </>
  );
}

function Dog() {
  return (
    <g transform="translate(60.6 147.2) scale(0.6)">
      <path d="M456 336Q476 338 478 322" strokeWidth="6" className="stroke-il-wood" />
      <path
        d="M398 366V338Q398 320 414 318Q446 318 458 342Q466 362 450 368H404Q398 368 398 366Z"
        className="fill-il-wood"
      />
      <path d="M404 330V363H398" strokeWidth="10" className="stroke-il-wood" />
      <path
        d="M413 340V364M424 366Q422 350 438 346"
        strokeWidth="2.5"
        opacity="0.3"
        className="stroke-il-ink"
      />
      <g transform="rotate(24 412 318)">
        <path
          d="M420 312Q420 294 404 294Q394 294 391 302L378 306Q375 315 388 317Q394 318 399 322Q410 334 420 326Z"
          className="fill-il-wood"
        />
        <path d="M408 296Q420 296 421 315Q412 318 406 308Z" className="fill-il-ink" />
        <circle cx="379" cy="308" r="3.5" className="fill-il-ink" />
        <circle cx="394" cy="303" r="1.8" className="fill-il-ink" />
        <path d="M402 325L417 328" strokeWidth="4" className="stroke-il-paper" />
      </g>
    </g>
  );
}
