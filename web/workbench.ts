import '#engine/workbench/main.ts';
