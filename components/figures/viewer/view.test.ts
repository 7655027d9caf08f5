import { describe, expect, it } from 'vitest';
import { pressed, rotated, viewer, wholeImage, zoomed, type View } from './view';

const times = (count: number, change: (view: View) => View) => {
  let view = wholeImage;
  for (let i = 0; i < count; i += 1) view = change(view);
  return view;
};

describe('the image viewer', () => {
  it('has the constants of the specification, section 9', () => {
    expect(viewer).toEqual({ zoomRate: 1.2, minScale: 0.2, maxScale: 7, rotateStep: 90 });
  });

  it('comes closer by 1.2, at most to 7', () => {
    expect(zoomed(wholeImage, 'in').scale).toBe(1.2);
    expect(times(40, (view) => zoomed(view, 'in')).scale).toBe(7);
  });

  it('goes back by 1.2, at least to 0.2', () => {
    expect(zoomed(zoomed(wholeImage, 'in'), 'out').scale).toBe(1);
    expect(times(40, (view) => zoomed(view, 'out')).scale).toBe(0.2);
  });

  it('keeps what is in the middle in the middle', () => {
    expect(zoomed({ ...wholeImage, x: 100 }, 'in').x).toBeCloseTo(120);
    expect(zoomed({ ...wholeImage, scale: 7, x: 100 }, 'in').x).toBe(100);
  });

  it('turns by 90 degrees, onwards', () => {
    expect(times(5, rotated).rotation).toBe(450);
  });

  it('listens to keys', () => {
    expect(pressed(wholeImage, '+')?.scale).toBe(1.2);
    expect(pressed(wholeImage, '-')?.scale).toBe(0.833);
    expect(pressed(wholeImage, 'r')?.rotation).toBe(90);
    expect(pressed({ scale: 3, rotation: 90, x: 1, y: 2 }, '0')).toEqual(wholeImage);
    expect(pressed(wholeImage, 'ArrowLeft')?.x).toBeGreaterThan(0);
    expect(pressed(wholeImage, 'a')).toBeUndefined();
  });
});
