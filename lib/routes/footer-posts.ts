export interface ListedPost {
  name: string;
  /** Below /blog. */
  path: string;
}

/** How many posts the footer shows before it is unfolded (spec section 9). */
export const previewSize = 4;
