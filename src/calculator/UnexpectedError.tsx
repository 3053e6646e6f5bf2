/** What takes the place of a part that has thrown. React logs the error. */
export const UnexpectedError = () => (
  <p role="alert" lang="en" dir="ltr">
    Unexpected Application Error!
  </p>
);
