import { configure } from "@testing-library/react";

// A long timeout, because the machine may be slow and busy.
configure({ asyncUtilTimeout: 60_000 });
