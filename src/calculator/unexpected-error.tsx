/** Stands in the place of what has thrown. React itself reports the error to the console. */
export const unexpectedError = (
  <p role="alert" lang="en" dir="ltr">
    Unexpected Application Error!
  </p>
);
