import process from "node:process";

// Imported first by what people run: whatever stops it is told in one plain line, wherever it is thrown.
process.on("uncaughtException", (error) => {
  console.error(`\n✖  ${error.message}\n`);
  process.exit(1);
});
