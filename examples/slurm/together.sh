#!/bin/bash
# When all parts are played: the same command without --part plays nothing more and writes the file.
#SBATCH --job-name=zuschlag-together
#SBATCH --time=00:10:00
set -euo pipefail

zuschlag simulate for-sale --policy heuristic --games 1000000 --processes 1 \
  --folder "$SLURM_SUBMIT_DIR/heuristics" --parquet "$SLURM_SUBMIT_DIR/heuristics.parquet"
