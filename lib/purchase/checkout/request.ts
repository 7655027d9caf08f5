/** Event on the document by which a part of the page asks what stands in the root layout for a purchase. */
const requestEvent = 'purchases';

/** What is asked for; nothing of it: to go on with the purchases that are known. */
export interface PurchaseRequest {
  name?: string;
  clicked?: boolean;
  network?: string;
  /** Only load what a purchase needs. */
  prepare?: boolean;
  onFailed?: () => void;
}

/** Asks for a purchase; it is answered before this returns once what it needs is loaded. */
export function requestPurchase(request: PurchaseRequest = {}): void {
  document.dispatchEvent(new CustomEvent(requestEvent, { detail: request }));
}

/** Answers the requests of this page. @returns stops answering */
export function onPurchaseRequest(answer: (request: PurchaseRequest) => void): () => void {
  const listener = (event: Event) => answer((event as CustomEvent<PurchaseRequest>).detail);
  document.addEventListener(requestEvent, listener);
  return () => document.removeEventListener(requestEvent, listener);
}
