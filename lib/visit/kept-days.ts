/** Days that the codes a visitor came with are kept; /cookie says so, as of the others here. */
export const originDays = 90;

/** Days that a click id is kept (spec section 9). */
export const clickIdDays = 90;
