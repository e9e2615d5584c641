/** Hidden from people; a program that fills in every field gives itself away. */
export const trap = (
  <div hidden>
    <label htmlFor="website">Leave this empty</label>
    <input id="website" name="website" tabIndex={-1} autoComplete="off" />
  </div>
);
