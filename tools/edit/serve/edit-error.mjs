/** What the editor refuses, with a sentence that staff can act on. It is sent as `{ error, code, …data }` with its status. */
export class EditError extends Error {
  /**
   * @param {string} code for the panel, such as `changed_on_disk`
   * @param {number} status of HTTP, 400 to 599
   * @param {string} sentence
   * @param {Record<string, unknown>} [data] more for the panel, beside the sentence
   */
  constructor(code, status, sentence, data = {}) {
    super(sentence);
    this.name = 'EditError';
    this.code = code;
    this.status = status;
    this.data = data;
  }
}
