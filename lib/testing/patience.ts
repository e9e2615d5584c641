import { configure } from "@testing-library/react";

// What a test waits for comes, however slow and busy the machine is.
configure({ asyncUtilTimeout: 60_000 });
